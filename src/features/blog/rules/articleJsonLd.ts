import type {PostSummary} from './types.ts';
import {absoluteUrl, breadcrumbs, type JsonLdData, organization} from '../../seo/rules/jsonLd.ts';
import {SOCIAL_CARD_SIZE, socialCardFile} from '../../seo/rules/socialCard.ts';

interface ArticleFacts {
  readonly post: PostSummary;
  /** ISO 8601 date of publication. */
  readonly published: string;
  /** ISO 8601 date; if omitted, the article was not updated since publication. */
  readonly modified?: string;
  /** Teams, not people: blog/authors.yml. */
  readonly authors: readonly {readonly name: string}[];
  readonly keywords: readonly string[];
  /** Custom image for link previews, from the site's root; if omitted, the generated social card. */
  readonly ownImage?: string;
}

const blogPosting = ({
  post,
  published,
  modified,
  authors,
  keywords,
  ownImage,
}: ArticleFacts): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  '@id': absoluteUrl(post.permalink),
  mainEntityOfPage: absoluteUrl(post.permalink),
  url: absoluteUrl(post.permalink),
  headline: post.title,
  description: post.excerpt,
  image: {
    '@type': 'ImageObject',
    url: absoluteUrl(ownImage ?? socialCardFile(post.permalink) ?? ''),
    ...SOCIAL_CARD_SIZE,
  },
  datePublished: published,
  dateModified: modified ?? published,
  author: authors.map(({name}) => ({'@type': 'Organization', name})),
  publisher: organization,
  keywords,
  isPartOf: {'@type': 'Blog', '@id': absoluteUrl('/blog')},
});

/** Structured data of an article; all of it is also visible on the page. */
export const articleJsonLd = (facts: ArticleFacts): readonly JsonLdData[] => [
  blogPosting(facts),
  breadcrumbs([
    {name: 'Blog', to: '/blog'},
    {name: facts.post.title, to: facts.post.permalink},
  ]),
];
