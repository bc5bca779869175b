// Node runs this file as it is, so it imports nothing.
export const PARTS = ['screens', 'games', 'stories', 'languages', 'faces', 'desk'] as const;

export const GALLERY_HELP = `Usage: npm run gallery -- [options]

Pictures of the product, in .gallery.

  --parts      screens,games,stories,languages,faces,desk; default screens,stories
  --widths     of 320,390,768,1024,1440,1920,2560; default all, of a check 320,1440
  --themes     of arena,light,contrast; default all
  --brands     of 0,1,2,3, 0 is the default brand; default all
  --languages  of 1 to 8; default all, of games 2; of the parts games, stories and languages
  --only       names of screens or stories, or parts of them; default all
  --check      no pictures: accessibility, contrast, forced colours, reduced motion, zoom of 200 % and 400 %
  --help       prints this help`;
