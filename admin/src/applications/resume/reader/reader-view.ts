import { useState } from 'react';

/** In percent of the width at which a page is read. */
export const zooms = [50, 75, 100, 125, 150, 200] as const;
export type Zoom = (typeof zooms)[number];

/** How resumes are read; it stays so from person to person. */
export const useReaderView = () => {
  const [mode, setMode] = useState<'pages' | 'text'>('pages');
  const [zoom, setZoom] = useState<Zoom>(100);
  const stepZoom = (by: -1 | 1) => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  return { mode, setMode, zoom, stepZoom };
};

export type ReaderView = ReturnType<typeof useReaderView>;
