import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { Checksum } from '../../../platform/storage/storage';

export interface Preview {
  /** Null until the text was looked for. */
  textState: 'done' | 'empty' | 'failed' | null;
  text: string | null;
  textNote: string | null;
  previewState: 'begun' | 'done' | 'failed' | null;
  previewNote: string | null;
  key: string | null;
  /** Checksums of the pictures of the pages that can be shown, the first page's first. */
  drawn: Checksum[];
  /** Pages were drawn, but not all have a checksum to verify them by. */
  isOutdated: boolean;
}

type PreviewRow = Omit<Preview, 'drawn' | 'isOutdated'> & { pages: number; sizes: number[]; hashes: Buffer[] };

const find = statement(
  'previews.find',
  `SELECT t.state AS "textState", t.text, t.note AS "textNote", p.state AS "previewState", p.note AS "previewNote",
     p.key, coalesce(p.pages, 0) AS pages, coalesce(p.page_sizes, '{}') AS sizes, coalesce(p.page_hashes, '{}') AS hashes
   FROM resumes r LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
   WHERE application_id = $1`,
);

@Injectable()
export class PreviewsRepository {
  constructor(private readonly database: Database) {}

  async find(applicationId: string): Promise<Preview | null> {
    const [row] = await this.database.query<PreviewRow>(find, [applicationId]);
    if (!row) return null;
    const { pages, sizes, hashes, ...preview } = row;
    const drawn = hashes.map((sha256, page) => ({ sha256, size: sizes[page] ?? 0 }));
    return { ...preview, drawn, isOutdated: drawn.length < pages };
  }
}
