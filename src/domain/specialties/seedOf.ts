/** A number from a slug, the same on every build, so that each page's wave is its own (FNV-1a). */
export const seedOf = (slug: string): number => {
  let hash = 0x811c9dc5;
  for (const character of slug) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return hash >>> 0;
};
