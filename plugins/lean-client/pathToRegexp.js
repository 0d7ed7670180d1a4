// In place of `path-to-regexp` 1.9, where every route is plain text or `*`. The build says when one
// is not (index.ts).

const escaped = (path) => path.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** What React Router calls: whether a path is this one, or begins with it where `end` is false. */
export default function pathToRegexp(path, keys, {end = true, strict, sensitive} = {}) {
  let pattern = escaped(path);
  if (path === '*') {
    pattern = '(.*)';
    keys.push({name: 0});
  }
  const endsInSlash = path.endsWith('/');
  if (!strict) pattern = (endsInSlash ? pattern.slice(0, -1) : pattern) + '(?:/(?=$))?';
  if (end) pattern += '$';
  else if (!strict || !endsInSlash) pattern += '(?=/|$)';
  return new RegExp('^' + pattern, sensitive ? '' : 'i');
}

pathToRegexp.compile = (path) => () => path;
