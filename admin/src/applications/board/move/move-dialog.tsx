import type { Schemas } from '@frontdoor/contract';
import type { Failure } from '../../../data/failure.ts';
import { FormAlert } from '../../../form/form-alert.tsx';
import { Modal } from '../../../form/modal.tsx';
import { commands } from '../../../keys/key-map.ts';
import type { Outcome } from '../../../keys/key-queue.ts';
import type { Handlers } from '../../../keys/keys.ts';
import { useShortcuts } from '../../../layout/use-shortcuts.ts';
import { AnswerPanel } from '../../reading-room/decision/panels/answer-panel.tsx';
import { answerTitle } from '../../reading-room/decision/panels/answer-title.ts';
import '../../reading-room/decision/decision.css';
import '../../resume/reader/reader.css';
import type { Stage } from '../../stages.ts';
import type { Card } from '../board-cards.ts';

type Props = {
  card: Card;
  stage: Stage;
  busy: boolean;
  failure: Failure | undefined;
  decide: (move: Schemas['MoveApplicationRequest']) => Promise<Outcome>;
  reload: () => void;
  close: () => void;
};

/** The reason and the mail of a move, as the reading room asks for them, with the same keys. */
export const MoveDialog = ({ card, stage, busy, failure, decide, reload, close }: Props) => (
  <Modal title={answerTitle(card.name, stage)} cancel={close} isBare>
    <NoKeysBelow close={close} />
    <FormAlert failure={failure} reload={reload} of={{ resource: 'applications', id: card.id }} />
    <AnswerPanel record={card} stage={stage} busy={busy} failure={failure} decide={decide} close={close} />
  </Modal>
);

const nothing = Object.fromEntries(commands.map((command) => [command, () => undefined])) as Handlers;

/** The page below takes no keys meanwhile; what stands after this in the dialog offers its own. */
const NoKeysBelow = ({ close }: { close: () => void }) => {
  useShortcuts({ ...nothing, close });
  return null;
};
