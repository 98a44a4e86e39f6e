import { useState } from 'react';
import { translate } from '../../messages/translate.ts';

const FEW = 8;

/** The first few of a list, and a button that shows all of them and then the few again; none where there are no more. */
export const useFew = <Row,>(rows: readonly Row[], all: 'reports.charts.showAll' | 'reports.weeks.showAll') => {
  const [isWhole, setWhole] = useState(false);
  const toggle = rows.length > FEW && (
    <p>
      <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? translate('reports.charts.showFewer') : translate(all, { total: rows.length })}
      </button>
    </p>
  );
  return { shown: isWhole ? rows : rows.slice(0, FEW), toggle };
};
