import type {HostRules} from './rules.ts';

/**
 * vercel.json (https://vercel.com/docs/project-configuration). Vercel answers unknown paths with
 * 404.html and status 404 by itself, and sends pages with `max-age=0, must-revalidate`.
 */
export const vercelFile = ({headers, redirects}: HostRules): string => {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // A folder of files: nothing is to be built there.
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
    headers: Object.entries(headers).map(([path, fields]) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(fields).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
};
