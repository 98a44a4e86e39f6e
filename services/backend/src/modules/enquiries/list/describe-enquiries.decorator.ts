import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { DescribeList, ESTIMATED } from '../../../platform/http/listing/describe-list.decorator';
import { DescribeCsv, DescribeXlsx } from '../../../platform/xlsx/describe-export.decorator';
import { fileColumnsOf, sampleOf, viewOf } from '../enquiry.entity';
import { enquiries, type EnquiryName } from '../enquiry-kinds.facts';

/** Describes the list of a kind. */
export function DescribeEnquiries(kind: EnquiryName) {
  const { list, ids, summaries } = enquiries[kind];
  return applyDecorators(
    ApiOperation({ operationId: `list${ids.many}`, summary: summaries.list }),
    DescribeList({
      unit: list,
      view: viewOf(enquiries[kind]),
      sort: { example: '["createdAt","DESC"]', description: 'By createdAt, name, email or reference.' },
      filter: { keys: 'q, id, standing, from, to. Clear ones alone without standing or id', example: '{"q":"rao"}' },
      estimated: ESTIMATED,
    }),
  );
}

/** Describes one record of a kind. */
export function DescribeEnquiry(kind: EnquiryName) {
  const { ids, summaries } = enquiries[kind];
  const operation = ApiOperation({ operationId: `find${ids.one}`, summary: summaries.find });
  return applyDecorators(operation, Answers(200, viewOf(enquiries[kind])));
}

/** Describes the list of a kind as CSV. */
export function DescribeEnquiriesCsv(kind: EnquiryName) {
  const { file: name, ids, summaries } = enquiries[kind];
  const columns = fileColumnsOf(enquiries[kind]);
  const about = { operationId: `export${ids.many}`, summary: `${summaries.file} as CSV`, name };
  return DescribeCsv({ ...about, columns, sample: sampleOf(enquiries[kind]) });
}

/** Describes the list of a kind as a workbook. */
export function DescribeEnquiriesXlsx(kind: EnquiryName) {
  const { file: name, ids, summaries } = enquiries[kind];
  return DescribeXlsx({ operationId: `export${ids.many}AsXlsx`, summary: `${summaries.file} as a workbook`, name });
}
