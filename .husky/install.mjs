// Installs the Git hooks of this folder; npm runs it after `npm ci` and `npm install`. Does nothing in
// CI, outside of a Git clone, and without husky (`npm ci --omit=dev`).
const husky = await import('husky').catch(() => undefined);
if (husky && !process.env.CI) husky.default();
