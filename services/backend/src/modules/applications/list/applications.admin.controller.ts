import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { IsString } from 'class-validator';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { queries, run } from '../../../platform/database/queries';
import { field, ruleOf } from '../../../platform/fields/field.decorator';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { correctTotal } from '../../../platform/http/listing/count-total';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { ChangedMeanwhile, IfMatch } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { FindFormOptions } from '../../form-settings/options/find-form-options.use-case';
import { findHits } from '../hits/find-hits';
import { ApplicationView, ListedApplicationView, toApplicationView, toListedView } from './application.view';
import { countApplications, readApplication, readPage } from './applications.admin.repository';
import { filterKeys, sortFields } from './filter-applications';
import { readApplicationQuery } from './search-applications';

const MOST_YEARS = 80;

/** One decimal at most, because years are counted to the half. */
function findYearsFault(given: unknown): string | null {
  const isInRange = typeof given === 'number' && given >= 0 && given <= MOST_YEARS;
  if (isInRange && Number(given.toFixed(1)) === given) return null;
  return `Enter years from 0 to ${MOST_YEARS}, with one decimal at most, such as 4.5.`;
}

/** Nothing else of an application can be changed; one of the two is enough. */
class EditApplicationRequest {
  @field(
    {
      type: String,
      required: false,
      description: 'One of the seven positions or of those of Form Settings; what is there already may stay.',
      example: 'Java Developer',
    },
    IsString({ message: 'Choose a position.' }),
  )
  apply?: string;

  @field(
    {
      type: 'number',
      required: false,
      minimum: 0,
      maximum: MOST_YEARS,
      multipleOf: 0.1,
      example: 4.5,
      description: 'Years, as a number with one decimal at most.',
    },
    // Not class-validator's `IsNumber`, which throws at a number that is written with an exponent, such as 1e-7.
    ruleOf('years', findYearsFault),
  )
  experience?: number;
}

const { update } = queries('edit-application', {
  update: run<[id: string, apply: string, experience: string]>(`
    UPDATE applications SET apply = $2, experience = $3, version = version + 1 WHERE id = $1`),
});

@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/applications')
export class ApplicationsAdminController {
  constructor(
    private readonly database: Database,
    private readonly formOptions: FindFormOptions,
    private readonly audit: RecordAudit,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listApplications', summary: 'List applications' })
  @DescribeList({
    unit: 'applications',
    view: ListedApplicationView,
    sort: { example: '["createdAt","DESC"]', description: `Fields: ${sortFields.join(', ')}.` },
    filter: {
      keys: `${filterKeys.join(', ')}. Clear applications are meant unless \`standing\` or \`id\` is given`,
      example: '{"q":"rao"}',
    },
    estimated: 'more than 10,000, or more than 2,000 hits of a search, and not exact',
    onlySimilar: 'nothing matches `q`, and the rows are people with similar names',
  })
  async list(
    @Query() raw: Record<string, unknown>,
    @CurrentActor() actor: Actor,
  ): Promise<Listed<ListedApplicationView>> {
    const query = await readApplicationQuery(this.database, raw, actor);
    const [rows, counted] = await Promise.all([
      readPage(this.database, query),
      countApplications(this.database, query),
    ]);
    const onlySimilar = query.isSimilar && rows.length > 0;
    const page = { rows, onlySimilar, offset: query.offset, ...correctTotal(counted, query, rows.length) };
    const { q } = query.filter;
    // Lines of notes and resumes are for HR.
    const hits = q && !onlySimilar && actor.role === 'hr' ? await findHits(this.database, q, rows) : null;
    return listed(page, (row) => toListedView(row, actor, hits?.get(row.id)));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findApplication', summary: 'Show one application' })
  @Answers(200, ApplicationView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Versioned<ApplicationView>> {
    return versioned(await readApplication(this.database, id, 'find'), (row) => toApplicationView(row, actor));
  }

  /** A save that changes nothing leaves no trace. */
  @Put(':id')
  @ApiOperation({ operationId: 'editApplication', summary: 'Correct the position or the years of experience' })
  @Answers(200, ApplicationView)
  async edit(
    @Param('id') id: string,
    @Body() given: EditApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<ApplicationView>> {
    if (given.apply === undefined && given.experience === undefined)
      throw new ValidationFailed({ apply: 'Give a position, or experience.' });
    const known = await this.formOptions.findKnownPositions();
    const saved = await this.database.transaction(async (tx) => {
      const found = await readApplication(tx, id, 'lock');
      if (version !== null && version !== found.version) throw new ChangedMeanwhile();
      const before = { apply: found.apply, experience: found.experience };
      const { apply = before.apply, experience = before.experience } = given;
      const after = { apply, experience: experience.toString() };
      if (apply !== before.apply && !known.includes(apply))
        throw new ValidationFailed({ apply: 'Choose one of the positions.' });
      if (apply === before.apply && after.experience === before.experience) return found;
      await update(tx, id, apply, after.experience);
      const subject = { subjectType: 'application', subjectId: id, details: { before, after } } as const;
      await this.audit.record({ action: 'application.edited', ...subject, ...caller }, tx);
      return { ...found, ...after, version: found.version + 1 };
    });
    return versioned(saved, (row) => toApplicationView(row, caller.actor));
  }
}
