import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openIdIn } from '../../grid/open-record/neighbours.ts';

type Preview = { previewing: boolean; setPreviewing: (previewing: boolean) => void };

const PreviewContext = createContext<Preview | null>(null);

/** Keeps the preview of a resume open from person to person, for the pane inside. */
export const KeptPreview = ({ children }: { children: ReactNode }) => {
  const [previewing, setPreviewing] = useState(false);
  const someoneIsOpen = openIdIn(useLocation().pathname) !== undefined;
  // The preview closes with the last record: opening another record later must not count as reading the resume.
  if (previewing && !someoneIsOpen) setPreviewing(false);
  const preview = useMemo(() => ({ previewing, setPreviewing }), [previewing]);
  return <PreviewContext value={preview}>{children}</PreviewContext>;
};

export const useKeptPreview = (): Preview => {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error('This is only for use inside KeptPreview.');
  return preview;
};
