import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { companyFacts } from './find-signature.use-case';
import { fillSignature } from './signature-text';
import { type SavedSignature, signatures } from './signatures.repository';

/** `shown` is as a mail of the reader has it. Of a signature that there is none of, the texts are empty, and the version is 0. */
interface Signature extends Pick<SavedSignature, 'text' | 'version'> {
  shown: string;
  updatedAt: Date | null;
  updatedBy: string | null;
}
export type Signatures = Record<'own' | 'office', Signature>;

/** Tells the signature of a person, and the office's, which their mails have without one. */
@Injectable()
export class DescribeSignatures {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ id, name: writer }: Pick<Actor, 'id' | 'name'>): Promise<Signatures> {
    const saved = await signatures.list(this.database, id);
    const shownAs = (owner: string | null): Signature => {
      const found = saved.find((one) => one.owner === owner);
      if (!found) return { text: '', shown: '', updatedAt: null, updatedBy: null, version: 0 };
      const { text, updatedAt, updatedBy, version } = found;
      const shown = fillSignature(text, { writer, ...companyFacts(this.config) });
      return { text, shown, updatedAt, updatedBy, version };
    };
    return { own: shownAs(id), office: shownAs(null) };
  }
}
