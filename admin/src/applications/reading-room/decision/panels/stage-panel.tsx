import type { Application } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { reads } from '../../../../data/reads.ts';
import { translate } from '../../../../messages/translate.ts';
import { stages } from '../../../stages.ts';
import { Choices } from './choices.tsx';
import { loadAll } from './load-all.ts';
import { type Panel, PanelHead } from './panel-head.tsx';

type Props = { record: Application; show: (panel: Panel) => void; close: () => void };

/** Any other stage. */
export const StagePanel = ({ record, show, close }: Props) => {
  const client = useQueryClient();
  return (
    <div className="panel" role="group" aria-label={translate('move.form')}>
      <PanelHead text={translate('move.form')} close={close} />
      <Choices
        label={translate('fields.stage')}
        options={stages.filter((stage) => stage !== record.stage).map((stage) => ({ id: stage, label: stage }))}
        choose={(stage) => {
          show({ kind: 'answer', stage });
          return loadAll(client, reads.stageMail(record.id, stage), reads.reasonsInUse());
        }}
      />
    </div>
  );
};
