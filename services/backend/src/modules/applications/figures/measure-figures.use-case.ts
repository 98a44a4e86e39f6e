import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { type ApplicationStage, applicationStages } from '../application.facts';
import { readApplicationQuery } from '../list/search-applications';
import { CountListed } from './count-listed.use-case';
import { beginnings, countGroups, type Group, type GroupKind } from './figures.repository';

type Filter = Record<string, unknown>;

/** A number, and the filter by which the list shows the applications that it counts. */
export interface Bar {
  kind: GroupKind | 'stage';
  /** A position, a stage or a source; null for the kinds that are one group. */
  name: string | null;
  count: number;
  /** The count is not exact, because there are too many. */
  estimated: boolean;
  filter: Filter;
}

interface Figure {
  /** Of all groups, also of those that have no bar. */
  total: number;
  /** The filter of the list with all of them. */
  filter: Filter;
  bars: Bar[];
}

export type Figures = Record<'week' | 'stages' | 'hires', Figure>;

const MOST_BARS = 5;
/** The stages in which HR has not decided yet. */
const openStages: readonly ApplicationStage[] = applicationStages.slice(0, applicationStages.indexOf('hired'));

const filterOf: Record<GroupKind, (name: string | null) => Filter> = {
  position: (name) => ({ apply: name }),
  referral: () => ({ referred: true }),
  source: (name) => ({ referred: false, source: name }),
  untold: () => ({ referred: false, sourced: false }),
};

/** Measures the applications of the last seven days by position, the undecided ones by stage, and the hires of a year by origin. */
@Injectable()
export class MeasureFigures {
  constructor(
    private readonly database: Database,
    private readonly countListed: CountListed,
  ) {}

  async run({ reader }: { reader: Actor }): Promise<Figures> {
    const { sevenDays, year } = await beginnings(this.database);
    const hired = { stage: 'hired', stageSince: year.toISOString() };
    return {
      week: await this.countBy('position', { from: sevenDays.toISOString() }, reader),
      stages: await this.countStages(reader),
      hires: await this.countBy('origin', hired, reader),
    };
  }

  private async countBy(by: 'position' | 'origin', filter: Filter, reader: Actor): Promise<Figure> {
    const { condition } = await readApplicationQuery(this.database, { filter: JSON.stringify(filter) }, reader);
    const groups = await countGroups(this.database, condition, by, MOST_BARS);
    const toBar = ({ kind, name, count }: Group): Bar => ({
      kind,
      name,
      count,
      estimated: false,
      filter: { ...filter, ...filterOf[kind](name) },
    });
    return { total: groups[0]?.total ?? 0, filter, bars: groups.map(toBar) };
  }

  private async countStages(reader: Actor): Promise<Figure> {
    const bars: Bar[] = [];
    for (const stage of openStages) {
      const filter = { stage };
      const { total: count, estimated } = await this.countListed.run({ filter, reader });
      bars.push({ kind: 'stage', name: stage, count, estimated, filter });
    }
    const total = bars.reduce((sum, { count }) => sum + count, 0);
    return { total, filter: { stage: [...openStages] }, bars };
  }
}
