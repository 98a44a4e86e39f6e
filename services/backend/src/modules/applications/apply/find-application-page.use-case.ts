import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { findJobPost } from '../../job-posts/read/find-job-post.use-case';

/** Finds what the form's page offers: its choices, and the post that the visitor applies for, unless that is closed. */
@Injectable()
export class FindApplicationPage {
  constructor(
    private readonly database: Database,
    private readonly formOptions: FindFormOptions,
  ) {}

  /** `slug` is empty without a post. `position` are the words of a link, which need not be an offered position. */
  async run({ slug, position }: { slug: string; position: string }) {
    const { positions, experience } = await this.formOptions.find();
    const isOpen = slug === '' || (await findJobPost(this.database, slug))?.state === 'open';
    const chosen = isOpen ? meantBy(position, positions) : undefined;
    return {
      offered: true,
      closed: !isOpen,
      post: isOpen ? slug : '',
      chosen: chosen ?? '',
      positions: positions.filter((one) => one !== chosen),
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
