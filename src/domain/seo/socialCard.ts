/** Pixels: what Open Graph readers and X show without cutting. */
export const SOCIAL_CARD_SIZE = {width: 1200, height: 630} as const;

/** Under the built site's root; plugins/social-cards draws into it. */
export const SOCIAL_CARD_FOLDER = '/img/cards';

/** Path of the 404 page, which has the home page's card because nobody shares it. */
const NOT_FOUND = /\/404(?:\.html)?$/;

/** The second and further pages of a list, of which there may be hundreds: they show the first's. */
const FURTHER_PAGE = /\/(?:page|authors)\/\d+$/;

/** Checks whether a page has a card that no other page shows. */
export const hasOwnCard = (path: string): boolean =>
  !NOT_FOUND.test(path) && !FURTHER_PAGE.test(path);

/** The file with a page's card: `/solutions/dental` → `/img/cards/solutions.dental.png`. */
export const socialCardFile = (path: string): string => {
  // A dot: slugs have dashes, and no two paths may end up in one file.
  const name = path
    .replace(NOT_FOUND, '')
    .replace(FURTHER_PAGE, '')
    .split('/')
    .filter(Boolean)
    .join('.');
  return `${SOCIAL_CARD_FOLDER}/${name === '' ? 'home' : name}.png`;
};
