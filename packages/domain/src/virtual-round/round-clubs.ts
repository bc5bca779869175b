/** The clubs of Speed LOL by their number, called the same in all languages, as teams are (ROUND-4). */
export const ROUND_CLUBS: readonly string[] = [
  'Azure Fang',
  'Basalt',
  'Copper Kite',
  'Dune Runners',
  'Ember Row',
  'Frost Line',
  'Gilded Ox',
  'Harbor Nine',
  'Ivory Tide',
  'Jade Circuit',
  'Kestrel',
  'Lumen',
  'Monsoon',
  'Night Ferry',
  'Orchid',
  'Pale Comet',
];
