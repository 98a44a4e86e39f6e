import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import type { ListPage } from '../../platform/http/listing/answer-headers';
import { ListAudit } from '../audit/list-audit.use-case';
import { CountListed } from '../applications/figures/count-listed.use-case';
import { ListApplications } from '../applications/list/list-applications.use-case';
import { ListAllEnquiries } from '../enquiries/all/list-all-enquiries.use-case';
import { SearchJobPosts } from '../job-posts/search/search-job-posts.use-case';
import { ListDeliveries } from '../notifications/deliveries/list-deliveries.use-case';
import { ListHeld } from '../spam/held/list-held.use-case';
import { itemOf, type Line, type ReadList, type ToDoItem, type ToDoKind, type ToDoList } from './to-do-lines';

/** So many of a line are named. */
const NAMED = 3;

/** A line with work in it. */
export type ToDoLine<Kind extends string = ToDoKind> = Line<Kind> & {
  count: number;
  /** The count is not exact, because there are too many. */
  estimated: boolean;
  /** The first of its list. */
  first: ToDoItem[];
};

type ReadCommand<Kind extends string> = { lines: readonly Line<Kind>[]; reader: Actor };

/** Reads lines of a day. Each number is read from the list that it leads to, so that the two cannot differ. */
@Injectable()
export class ReadLines {
  constructor(
    private readonly listApplications: ListApplications,
    private readonly listDeliveries: ListDeliveries,
    private readonly listHeld: ListHeld,
    private readonly searchJobPosts: SearchJobPosts,
    private readonly countListed: CountListed,
    private readonly listAllEnquiries: ListAllEnquiries,
    private readonly listAudit: ListAudit,
  ) {}

  /** Those of the lines that have something. */
  async run<Kind extends string>({ lines, reader }: ReadCommand<Kind>): Promise<ToDoLine<Kind>[]> {
    const found: ToDoLine<Kind>[] = [];
    // One after the other: many people open this page in the morning, and each line is quick.
    for (const line of lines) {
      const { list, filter, sort } = line;
      const query = {
        filter: JSON.stringify(filter),
        sort: JSON.stringify([sort.field, sort.order]),
        range: `[0,${NAMED - 1}]`,
      };
      const { rows, total, estimated = false } = await this.readers[list](query, reader, line.kind);
      if (total > 0) found.push({ ...line, count: total, estimated, first: rows });
    }
    return found;
  }

  private readonly readers: Record<ToDoList, ReadList> = {
    applications: async (query, reader, kind) =>
      mapRows(await this.listApplications.run({ query, reader }), (row) =>
        itemOf({
          id: row.id,
          name: row.name,
          at: row.createdAt,
          daysLate: row.answerDaysLate,
          note: kind === 'files' ? (row.flags[0] ?? null) : row.apply,
        }),
      ),
    deliveries: async (query, reader) =>
      mapRows(await this.listDeliveries.run(query, reader), ({ id, recipient, createdAt, answer }) =>
        itemOf({ id, name: recipient, at: createdAt, note: answer }),
      ),
    'all-enquiries': async (query, reader) =>
      mapRows(await this.listAllEnquiries.run({ query, reader }), ({ id, name, createdAt, answerDaysLate }) =>
        itemOf({ id, name, at: createdAt, daysLate: answerDaysLate }),
      ),
    audit: async (query, reader) =>
      mapRows(await this.listAudit.run(query, reader), ({ id, actorName, at }) =>
        itemOf({ id, name: actorName ?? '', at }),
      ),
    held: async (query, reader) =>
      mapRows(await this.listHeld.run(query, reader), ({ id, name, createdAt }) => itemOf({ id, name, at: createdAt })),
    'job-posts': async (query, reader) => {
      const page = await this.searchJobPosts.run(query);
      const rows: ToDoItem[] = [];
      for (const { id, title, closesAt } of page.rows) {
        const count = async (more: object) =>
          (await this.countListed.run({ filter: { jobPost: [id], ...more }, reader })).total;
        const [applicants, unanswered] = [await count({}), await count({ answer: 'open' })];
        rows.push(itemOf({ id, name: title, at: closesAt, applicants, unanswered }));
      }
      return { ...page, rows };
    },
  };
}

const mapRows = <Row>(page: ListPage<Row>, toItem: (row: Row) => ToDoItem): ListPage<ToDoItem> => ({
  ...page,
  rows: page.rows.map(toItem),
});
