import { applyDecorators, Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { anywhere } from '../../../platform/database/queries';
import { onlyRow, statement } from '../../../platform/database/statement';
import {
  ApiExtension,
  ApiOperation,
  ApiParam,
  ApiProperty,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { Answers, AnswersNothing, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { filterReader, readIds, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { columnOf } from '../../enquiries/enquiry-kinds.facts';
import { findRecipients, mailPurposes, type Recipient } from '../../notifications/find-recipients.use-case';
import {
  forEachKind,
  heldStandings,
  type SubmissionKind,
  submissionKinds,
  submissions,
} from '../../submissions/kinds.facts';
import { signNames } from '../judge/signs.facts';
import { JudgedView, JudgeHeld, JudgeHeldRequest } from './judge-held.use-case';
import { noteLook } from './note-look';

class ReleaseMail implements Recipient {
  @ApiProperty({ type: String, format: 'email' }) to: string;
  @ApiProperty({ enum: mailPurposes }) purpose: Recipient['purpose'];
}

/** A submission that waits for a person to say whether it is spam. */
export class HeldView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: submissionKinds }) kind: SubmissionKind;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ type: String, nullable: true, description: 'The first 300 characters of what the sender wrote.' })
  excerpt: string | null;
  @ApiProperty({ enum: signNames, isArray: true, description: 'Why it is held.' }) heldFor: string[];
  @ApiProperty({ enum: heldStandings }) standing: (typeof heldStandings)[number];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [ReleaseMail], description: 'Who gets a mail when it is released.' })
  releaseMails: ReleaseMail[];
}

type HeldRow = RowOf<Omit<HeldView, 'releaseMails'>, 'createdAt'>;

const readOne =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown, key: string): Choice => {
    const chosen = choices.find((choice) => choice === value);
    if (!chosen) throw new ValidationFailed({ filter: `${key} must be one of: ${choices.join(', ')}.` });
    return chosen;
  };

/** `q` is a part of the name, the e-mail address or the reference; `held` unless `standing` or the ids say otherwise. */
const parseFilter = filterReader(
  { q: readText, kind: readOne(submissionKinds), standing: readOne(heldStandings), id: readIds },
  'Only q, kind, standing and id can be filtered by.',
);

const rules = {
  sortFields: ['createdAt', 'kind', 'name', 'email', 'reference'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

const LONGEST_EXCERPT = 300;

/** Literals, because a partial index serves no parameter. */
const standings = { held: "= 'held'", discarded: "= 'discarded'", any: "<> 'clear'" } as const;
type Among = keyof typeof standings;

const heldOf = (kind: SubmissionKind, among: Among) => {
  const { table, text } = submissions[kind];
  return `SELECT id, '${kind}' AS kind, reference, name, email, left(${columnOf(text)}, ${LONGEST_EXCERPT}) AS excerpt,
      held_for AS "heldFor", standing, created_at AS "createdAt"
      FROM ${table} WHERE standing ${standings[among]} AND '${kind}' = ANY($1)`;
};
const fromHeld = (among: Among) => `(${submissionKinds.map((kind) => heldOf(kind, among)).join(' UNION ALL ')}) AS held
  WHERE ($2::uuid[] IS NULL OR id = ANY($2))
    AND ($3::text IS NULL OR name ILIKE $3 OR email ILIKE $3 OR reference ILIKE $3)`;

const rolesByKind = forEachKind((_, { role }) => [role]);

/** The deed depends on the kind in its path, which the contract names the roles for; `JudgeHeld` refuses all others. */
const JudgesOneKind = () =>
  applyDecorators(ApiParam({ name: 'kind', enum: submissionKinds }), ApiExtension('x-roles-by-kind', rolesByKind));

@ApiTags('held')
@Allow('general', 'hr')
@UseInterceptors(RecordRefusal)
@Controller('api/admin/held')
export class HeldAdminController {
  constructor(
    private readonly database: Database,
    private readonly judgeHeld: JudgeHeld,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listHeld', summary: 'List suspected spam: HR sees applications, general the rest' })
  @DescribeList({
    unit: 'held',
    view: HeldView,
    sort: '["createdAt","DESC"]',
    filter: { keys: 'q, kind, standing (held unless told otherwise), id', example: '{"kind":"contact-message"}' },
  })
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<HeldView>> {
    const { sort, offset, limit, filter } = parseListQuery(query, rules);
    const { q, kind, standing, id } = parseFilter(filter);
    const kinds = submissionKinds.filter((each) => submissions[each].role === actor.role && each === (kind ?? each));
    // A filter by id finds the records in every state.
    const among = standing ?? (id ? 'any' : 'held');
    const narrowed = [kinds, id, anywhere(q)];
    const count = statement(`held.count-${among}`, `SELECT count(*)::int AS total FROM ${fromHeld(among)}`);
    const { total } = onlyRow(await this.database.query<{ total: number }>(count, narrowed));
    // One list in one order over all four tables cannot be put together from four lists without reading each to its end.
    const page = statement(
      `held.list-${among}-${sort.field}-${sort.order}`,
      `SELECT * FROM ${fromHeld(among)} ORDER BY "${sort.field}" ${sort.order}, id ${sort.order} OFFSET $4 LIMIT $5`,
    );
    const rows = await this.database.query<HeldRow>(page, [...narrowed, offset, limit]);
    return listed({ rows, offset, total }, (held) => {
      return { ...toView(held), releaseMails: findRecipients(this.config, held.kind, held.email) };
    });
  }

  @Post('look')
  @ApiOperation({ operationId: 'noteHeldLook', summary: 'Say that a person has looked at what is held' })
  @AnswersNothing('No mail tells of what is held now; reading the list alone says nothing.')
  async look(@CurrentActor() actor: Actor): Promise<void> {
    await noteLook(this.database, actor.role);
  }

  @Post('judge')
  @ApiOperation({
    operationId: 'judgeHeld',
    summary: 'Judge many submissions in one way: all of them, or none',
    description: 'For HR about applications, for general admins about the rest; with one of the others none is judged.',
  })
  @Answers(200, [JudgedView])
  @DescribeErrors('cannot_judge_all')
  judge(@Body() given: JudgeHeldRequest, @CurrentCaller() caller: Caller): Promise<JudgedView[]> {
    return this.judgeHeld.judgeAll(given, caller);
  }

  @Post(':kind/:id/release')
  @ApiOperation({ operationId: 'releaseHeld', summary: 'Treat it as if it had never been held, or discarded' })
  @JudgesOneKind()
  @Answers(200, JudgedView)
  @DescribeErrors('not_held')
  release(@Param('kind') kind: string, @Param('id') id: string, @CurrentCaller() caller: Caller): Promise<JudgedView> {
    return this.judgeHeld.judgeOne(kind, id, 'release', caller);
  }

  @Post(':kind/:id/discard')
  @ApiOperation({ operationId: 'discardHeld', summary: 'Put it aside as spam' })
  @JudgesOneKind()
  @Answers(200, JudgedView)
  @DescribeErrors('not_held')
  discard(@Param('kind') kind: string, @Param('id') id: string, @CurrentCaller() caller: Caller): Promise<JudgedView> {
    return this.judgeHeld.judgeOne(kind, id, 'discard', caller);
  }
}
