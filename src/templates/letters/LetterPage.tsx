import type {ReactElement} from 'react';
import {MDXProvider} from '@mdx-js/react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';

import {Main} from '@site/src/components/layout/Main';
import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';
import arrowLeft from '@site/src/components/ui/icon/drawn/arrow-left';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {lettersPage} from '@site/src/data/letters';
import {formatDay} from '@site/src/domain/blog/dates';
import {breadcrumbs} from '@site/src/domain/seo/breadcrumbs';
import {Article} from '@site/src/templates/blog/Article';
import {ArticleTitle} from '@site/src/templates/blog/ArticleTitle';

import styles from './LetterPage.module.css';

/** What plugins/letters adds to a letter's metadata. */
interface AddedMetadata {
  readonly about: string;
  readonly button: string;
  readonly sent: string;
}

export type LetterPageProps = Pick<Props, 'content'>;

/** A letter that was sent, as a page: the same words, and below them the link of its button. */
export default function LetterPage({content: Text}: LetterPageProps): ReactElement {
  const {title, description, permalink, prevItem, nextItem, about, button, sent} =
    Text.metadata as typeof Text.metadata & AddedMetadata;
  return (
    <Layout title={title} description={description}>
      <JsonLd
        data={[
          breadcrumbs([
            {name: lettersPage.title, to: '/letters'},
            {name: title, to: permalink},
          ]),
        ]}
      />
      <Main>
        <Article
          head={
            <header>
              <ArticleTitle
                above={
                  <Link to="/letters">
                    <Icon path={arrowLeft} size="small" />
                    All letters
                  </Link>
                }
                title={title}
                byline={
                  <>
                    <p>
                      Sent <time dateTime={sent}>{formatDay(sent)}</time>
                    </p>
                    <p>{description}</p>
                  </>
                }
              />
            </header>
          }
          toc={[]}
        >
          <MDXProvider components={MDXComponents}>
            <Text />
          </MDXProvider>
          <p>
            <Link to={about}>{button}</Link>
          </p>
        </Article>
        {prevItem || nextItem ? (
          <div className={`wrap noPrint ${styles.others}`}>
            <nav aria-label="Other letters" className="linkRow">
              {nextItem ? (
                <Link to={nextItem.permalink} rel="prev">
                  Letter before: {nextItem.title}
                </Link>
              ) : null}
              {prevItem ? (
                <Link to={prevItem.permalink} rel="next">
                  Next letter: {prevItem.title}
                </Link>
              ) : null}
            </nav>
          </div>
        ) : null}
      </Main>
    </Layout>
  );
}
