/** Hashes a slug (FNV-1a) to a stable seed, so that each page has a different wave. */
export const hashSlug = (slug: string): number => {
  let hash = 0x811c9dc5;
  for (const character of slug) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return hash >>> 0;
};
