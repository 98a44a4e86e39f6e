import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { tokens } from './tokens.ts';

const ring = { outline: '2px solid var(--signal)', outlineOffset: 2 };

const components: RaThemeOptions['components'] = {
  ...defaultTheme.components,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': ring } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: 'var(--line)',
        padding: '8px 10px',
        fontSize: 14,
        lineHeight: 1.4,
      },
      head: {
        font: '500 11.5px/1.5 var(--mono)',
        color: 'var(--ink-soft)',
        backgroundColor: 'var(--paper)',
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: 'var(--paper)' },
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--raised)' },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        color: 'var(--ink-soft)',
        '&.Mui-active': { color: 'var(--ink)' },
      },
    },
  },
};

const makeTheme = (mode: 'light' | 'dark'): RaThemeOptions => {
  const colour = tokens[mode];
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: colour.ink, contrastText: colour.paper },
      secondary: { main: colour.deep },
      error: { main: colour.bad },
      success: { main: colour.good },
      background: { default: colour.paper, paper: colour.raised },
      text: { primary: colour.ink, secondary: colour.inkSoft },
      divider: colour.line,
    },
    typography: {
      fontFamily: 'var(--text)',
      body1: { fontSize: 14, lineHeight: 1.45 },
      body2: { fontSize: 14, lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    shape: { borderRadius: 2 },
    components,
  };
};

export const lightTheme = makeTheme('light');
export const darkTheme = makeTheme('dark');
