/**
 * Replaces theme-classic 3.10.2 `ContentVisibility`, with its words.
 * Why: the original's boxes are admonitions, whose code and rules would be with every text.
 */
import type {ReactElement} from 'react';
import {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/ContentVisibility';

export default function ContentVisibility({metadata}: Props): ReactElement {
  const {unlisted, frontMatter} = metadata;
  return (
    <>
      {/* A preview has it in the front matter alone. */}
      {unlisted || frontMatter.unlisted ? (
        <>
          <UnlistedMetadata />
          <p className="wrap small">
            <strong>
              <UnlistedBannerTitle />.
            </strong>{' '}
            <UnlistedBannerMessage />
          </p>
        </>
      ) : null}
      {frontMatter.draft ? (
        <p className="wrap small">
          <strong>
            <DraftBannerTitle />.
          </strong>{' '}
          <DraftBannerMessage />
        </p>
      ) : null}
    </>
  );
}
