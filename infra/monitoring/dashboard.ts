import { ReduceDataOptionsBuilder, VizLegendOptionsBuilder } from '@grafana/grafana-foundation-sdk/common';
import {
  type Dashboard,
  DashboardBuilder,
  DatasourceVariableBuilder,
  QueryVariableBuilder,
  RowBuilder,
  ThresholdsConfigBuilder,
  ThresholdsMode,
  VariableRefresh,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatPanelBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as TimeSeriesPanelBuilder } from '@grafana/grafana-foundation-sdk/timeseries';
import type { Line, PanelOf } from './panel-of.ts';
import { rows } from './panels.ts';

/** The reader's choice: an address of a data source in the file would be that of one Grafana. */
// oxlint-disable-next-line no-template-curly-in-string -- Grafana fills it in
const source = { type: 'prometheus', uid: '${datasource}' };
/** Without the label, as outside of a cluster, `.*` takes all. */
const OF = 'namespace=~"$namespace"';

const [WIDTH, FIGURES_A_ROW, LINES_A_ROW] = [24, 6, 3];

const target = ({ expr, legend }: Line) =>
  new DataqueryBuilder().datasource(source).expr(expr.replaceAll('$of', OF)).legendFormat(legend);

const [GREEN, RED] = ['green', 'red'];
const limit = (below: string, from: number, above: string) =>
  new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps([
    { value: null, color: below },
    { value: from, color: above },
  ]);

function panelOf({ title, says, kind, unit, worstIsMore, lines }: PanelOf, id: number) {
  if (kind === 'lines') {
    const panel = new TimeSeriesPanelBuilder()
      .span(WIDTH / LINES_A_ROW)
      .height(7)
      .min(0)
      .fillOpacity(8);
    panel.legend(
      new VizLegendOptionsBuilder().showLegend(lines.length > 1 || lines.some(({ legend }) => legend.includes('{{'))),
    );
    return panel.id(id).title(title).description(says).datasource(source).unit(unit).targets(lines.map(target));
  }
  const panel = new StatPanelBuilder()
    .span(WIDTH / FIGURES_A_ROW)
    .height(4)
    .noValue('–');
  panel.reduceOptions(new ReduceDataOptionsBuilder().calcs(['lastNotNull']));
  if (kind === 'state') panel.thresholds(worstIsMore ? limit(GREEN, 1, RED) : limit(RED, 1, GREEN));
  else
    panel.thresholds(
      new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps([{ value: null, color: 'text' }]),
    );
  return panel.id(id).title(title).description(says).datasource(source).unit(unit).targets(lines.map(target));
}

/** The dashboard for Grafana 10 and later. Written into the chart by `write-dashboard.ts`. */
// oxlint-disable-next-line typescript/no-deprecated -- the newer format is read by Grafana 12 and later only
export function makeDashboard(): Dashboard {
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  const dashboard = new DashboardBuilder('Frontdoor')
    .uid('frontdoor')
    .tags(['frontdoor'])
    .description('Forms, requests, waiting work, parts and processes. What to do about each: docs/alerts.md')
    .refresh('1m')
    .time({ from: 'now-6h', to: 'now' })
    .timezone('browser')
    .readonly()
    .withVariable(new DatasourceVariableBuilder('datasource').label('Prometheus').type('prometheus'))
    .withVariable(
      new QueryVariableBuilder('namespace')
        .label('Namespace')
        .datasource(source)
        .query('label_values(frontdoor_database_pool, namespace)')
        .refresh(VariableRefresh.OnTimeRangeChanged)
        .includeAll(true)
        .allValue('.*')
        .current({ selected: true, text: 'All', value: '$__all' }),
    );
  // Links to a panel name its number.
  let id = 0;
  for (const { title, panels } of rows) {
    dashboard.withRow(new RowBuilder(title).id((id += 1)));
    for (const panel of panels) dashboard.withPanel(panelOf(panel, (id += 1)));
  }
  return dashboard.build();
}
