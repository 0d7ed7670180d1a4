const COLOR = '(#[0-9a-f]{6}|var\\(--[\\w-]+\\))';

/**
 * Reads colors from tokens.css for emails, PDFs and images, which don't support custom properties.
 *
 * @throws {Error} naming a color that the file doesn't have in that theme
 */
export const tokenColors = (
  css: string,
  theme: 'light' | 'dark' = 'light',
): ((name: string) => string) => {
  const read = (name: string): string | undefined => {
    const declaration = new RegExp(
      `--${name}: (?:light-dark\\(${COLOR}, ${COLOR}\\)|${COLOR});`,
      'i',
    );
    const [, light, dark, both] = declaration.exec(css) ?? [];
    const value = both ?? (theme === 'dark' ? dark : light);
    return value?.startsWith('var(--') ? read(value.slice('var(--'.length, -1)) : value;
  };
  return (name) => {
    const value = read(name);
    if (value === undefined) throw new Error(`src/css/tokens.css has no color --${name}`);
    return value;
  };
};
