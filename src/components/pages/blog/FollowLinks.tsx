import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

/** Files that the build writes; no routes, so not for Link. */
const feeds = [
  {href: '/blog/rss.xml', label: 'RSS'},
  {href: '/blog/atom.xml', label: 'Atom'},
  {href: '/blog/feed.json', label: 'JSON'},
] as const;

/** Other ways through the articles, below the list; they work without scripts, too. */
export function FollowLinks(): ReactElement {
  return (
    <nav aria-label="More ways to read" className="noPrint linkRow">
      <Link to="/blog/category">All categories</Link>
      <Link to="/blog/authors">Who writes here</Link>
      <span>Feeds:</span>
      {feeds.map(({href, label}) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
