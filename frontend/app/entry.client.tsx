import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { forgetUnsentApplications } from './apply/draft/unsent-application.ts';
import { tabStore } from './forms/draft/draft.ts';
import { noteSource } from './forms/sending/source.ts';

noteSource(tabStore, location.search);
void forgetUnsentApplications();

// In a transition, so that hydration gives way to the visitor's actions.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
