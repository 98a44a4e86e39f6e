import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { findJobPost } from '../../job-posts/read/find-job-post.use-case';

/**
 * Finds what the form's page offers: its choices, and the post that the visitor applies for, unless that is closed. Where that post
 * means an offered position, that one alone.
 */
@Injectable()
export class FindApplicationPage {
  constructor(
    private readonly database: Database,
    private readonly formOptions: FindFormOptions,
  ) {}

  /** `slug` is empty without a post. `position` are the words of a link without one, which need not be an offered position. */
  async run({ slug, position }: { slug: string; position: string }) {
    const { positions, experience } = await this.formOptions.find();
    const post = slug === '' ? undefined : await findJobPost(this.database, slug);
    const isOpen = slug === '' || post?.state === 'open';
    const chosen = isOpen ? meantBy(post?.title ?? position, positions) : undefined;
    // Nothing takes the post out of this form once it is shown, so that another position is chosen in another one.
    const isFixed = chosen !== undefined && slug !== '';
    return {
      offered: true,
      closed: !isOpen,
      post: isOpen ? slug : '',
      chosen: chosen ?? '',
      isFixed,
      positions: isFixed ? [] : positions.filter((one) => one !== chosen),
      experience,
    };
  }
}

/** In small letters, each word between blanks. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[\s(),]+/g, ' ')
    .trim()} `;

/** The offered position that a link means, as the form with script finds it: the longest one whose words the link has. */
const meantBy = (link: string, positions: readonly string[]): string | undefined =>
  positions
    .filter((one) => plain(link).includes(plain(one)))
    .toSorted((one, other) => other.length - one.length)
    .at(0);
