/** Start of the dark theme's tokens in tokens.css. */
const DARK = "html[data-theme='dark'] {";

/**
 * Reads colors from tokens.css for emails, PDFs and images, which don't support custom properties.
 *
 * @throws {Error} naming a color that the file doesn't have in that theme
 */
export const tokenColors = (
  css: string,
  theme: 'light' | 'dark' = 'light',
): ((name: string) => string) => {
  const at = css.indexOf(DARK);
  const [light, dark] = at < 0 ? [css, ''] : [css.slice(0, at), css.slice(at)];
  const sheets = theme === 'dark' ? [dark, light] : [light];
  const read = (name: string): string | undefined => {
    const declaration = new RegExp(`--${name}:\\s*(?:(#[0-9a-f]{6})|var\\(--([\\w-]+)\\))`, 'i');
    const found = sheets.map((sheet) => declaration.exec(sheet)).find(Boolean);
    return found?.[1] ?? (found?.[2] === undefined ? undefined : read(found[2]));
  };
  return (name) => {
    const value = read(name);
    if (value === undefined) throw new Error(`src/css/tokens.css has no color --${name}`);
    return value;
  };
};
