/** One line of a panel: PromQL, and what the legend says, with labels as `{{label}}`. `$of` stands for the labels that say which installation. */
export interface Line {
  expr: string;
  legend: string;
}

export interface PanelOf {
  title: string;
  /** What it means when it is not as usual, for the (i) of the panel. */
  says: string;
  /** `state` is one figure, red where it is not as it should be: below 1, or above 0 with `worstIsMore`. */
  kind: 'lines' | 'figure' | 'state';
  /** A unit of Grafana: https://github.com/grafana/grafana/blob/main/packages/grafana-data/src/valueFormats/categories.ts */
  unit: 'short' | 's' | 'bytes' | 'percentunit' | 'reqps' | 'none';
  worstIsMore?: boolean;
  lines: Line[];
}

export interface Row {
  title: string;
  panels: PanelOf[];
}

export const line = (expr: string, legend = ''): Line => ({ expr, legend });

/** As long as Grafana needs for a rate at the width of the screen. */
export const WINDOW = '[$__rate_interval]';
