const PLAYS_ALL = process.env['CASES'] === 'all';

/** Few in `npm test`, all in `npm run cases` and `npm run chaos`. */
export const casesOf = (few: number, all: number): number => (PLAYS_ALL ? all : few);
