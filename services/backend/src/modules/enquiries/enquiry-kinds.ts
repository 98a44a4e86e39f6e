import type { Type } from '@nestjs/common';
import type { CsvColumn } from '../../platform/csv/stream-csv';
import type { Statement } from '../../platform/database/statement';
import { type EnquiryEntity, entityOf } from './enquiry.entity';
import { enquiries, type EnquiryFacts, type EnquiryFile, enquiryKinds, type EnquiryName } from './enquiry-kinds.facts';
import { fileColumnsOf } from './list/enquiry-columns';
import { type EnquiryView, viewOf } from './list/enquiry.view';
import { type EnquiryRequest, requestOf } from './submit/enquiry-request';
import { insertEnquiries } from './submit/insert-enquiry';

/** A kind of enquiry: its facts, and the classes and statements made of them for libraries and the database. */
export interface EnquiryKind extends EnquiryFacts {
  name: EnquiryName;
  file: EnquiryFile;
  /** For the ids of operations. */
  ids: { one: string; many: string };
  request: Type<EnquiryRequest>;
  entity: Type<EnquiryEntity>;
  view: Type<EnquiryView>;
  fileColumns: readonly CsvColumn<EnquiryEntity>[];
  insert: Statement;
}

const pascalCase = (name: string) => name.replace(/(?:^|[-_])(.)/g, (_, letter: string) => letter.toUpperCase());

function kindOf(name: EnquiryName): EnquiryKind {
  const facts = enquiries[name];
  const one = pascalCase(name);
  return {
    ...facts,
    name,
    ids: { one, many: pascalCase(facts.table) },
    request: requestOf(`Submit${one}Request`, facts),
    entity: entityOf(`${one}Entity`, facts),
    view: viewOf(`${one}View`, facts),
    fileColumns: fileColumnsOf(facts),
    insert: insertEnquiries(name, facts),
  };
}

export const kinds: readonly EnquiryKind[] = enquiryKinds.map(kindOf);
