import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type PostSummary} from '@site/src/features/blog/rules/types';
import {hashSlug} from '@site/src/lib/text/hashSlug';

import {Booked, plates} from './plates';

import styles from './ArticlePlate.drawing.module.css';

export interface ArticlePlateProps {
  readonly post: PostSummary;
  readonly className?: string;
}

/** Illustration of an article's subject, with its label in a slot. Decorative, so screen readers skip it. */
export function ArticlePlate({post, className}: ArticlePlateProps): ReactElement {
  const Drawing = plates[post.slug] ?? Booked;
  return (
    <div className={clsx(styles.plate, className)} data-ground="tint" data-plate aria-hidden="true">
      <svg viewBox="0 0 480 300" focusable="false">
        <Drawing label={post.plate} seed={hashSlug(post.slug)} />
      </svg>
    </div>
  );
}
