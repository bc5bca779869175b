export { writeAliases } from './write-aliases';
export { writeTeamGames } from './write-team-games';
