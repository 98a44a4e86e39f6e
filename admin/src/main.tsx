import { StyledEngineProvider } from '@mui/material/styles';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchAttention } from './data/sending/attended.ts';
import { startLive } from './data/live/live.ts';
import { keptDrafts } from './form/drafts/kept-drafts.ts';
import { leaveNoPicture } from './session/leave-no-picture.ts';
import { isStillSignedIn } from './session/session.ts';
import { opensAlone } from './status/opens-alone.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

leaveNoPicture(root);

keptDrafts.dropOld();
watchAttention();
// Before anything is read, so that nothing changes between the two.
startLive(isStillSignedIn);

const page = createRoot(root);

const StatusAlone = lazy(async () => ({ default: (await import('./status/status-alone.tsx')).StatusAlone }));

void opensAlone(location.pathname).then((alone) =>
  page.render(
    <StrictMode>
      <StyledEngineProvider enableCssLayer>
        {alone ? (
          <Suspense>
            <StatusAlone />
          </Suspense>
        ) : (
          <App />
        )}
      </StyledEngineProvider>
    </StrictMode>,
  ),
);
