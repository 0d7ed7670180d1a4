import path from 'node:path';

/** Where configuration for hosts lies that must not be published: `build` has `build-hosting`. */
export const hostingFolder = (outDir: string): string => `${path.resolve(outDir)}-hosting`;
