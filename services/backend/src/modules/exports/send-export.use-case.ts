import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { columnsIn, type ExportColumn } from '../../platform/csv/export-columns';
import { withExportSlot, sendWhole } from '../../platform/csv/export-runs';
import type { ExportTarget } from '../../platform/csv/export-target';
import { streamCsv } from '../../platform/csv/stream-csv';
import { dayIn } from '../../platform/wall-clock';
import { streamXlsx, XLSX_TYPE } from '../../platform/xlsx/stream-xlsx';
import type { ExportName, ExportStep } from '../audit/audit.facts';
import { RecordAudit } from '../audit/record-audit.use-case';

/** By the ending of an export's address and of its file. */
const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', write: streamCsv },
  xlsx: { type: XLSX_TYPE, write: streamXlsx },
} as const;
export type ExportFormat = keyof typeof exportFormats;

interface Export<Row> {
  /** Of the file and in the audit log: `applications`. */
  name: ExportName;
  format: ExportFormat;
  columns: readonly ExportColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
  /** The names of the filters, without their values, which may be personal. */
  filterKeys: string[];
  target: ExportTarget;
}

/** Sends a list as a file, with times and its day in the company's zone. The audit log records it before the first byte, and afterwards how many rows were sent. */
@Injectable()
export class SendExport {
  constructor(
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws Unavailable when too many are under way */
  async run<Row>(command: Export<Row>, caller: Caller): Promise<void> {
    const { name, format, batches, filterKeys, target } = command;
    const timeZone = this.config.COMPANY_TIME_ZONE;
    const columns = columnsIn(timeZone, command.columns, this.config.SITE_URL);
    const { type, write } = exportFormats[format];
    const record = (step: ExportStep, details: object) =>
      this.audit.record({ action: `${name}.${step}`, details: { filter: filterKeys, format, ...details }, ...caller });
    let rows = 0;
    const { complete, fault } = await withExportSlot(async () => {
      await record('exported', {});
      const file = target.open({ name: `${name}-${dayIn(timeZone)}.${format}`, type });
      return sendWhole(file, () => write(columns, batches, file, () => void rows++));
    });
    // The place is free by now, so that the client can ask for the next file.
    await record('export-ended', { rows, complete });
    if (fault) throw fault;
  }
}
