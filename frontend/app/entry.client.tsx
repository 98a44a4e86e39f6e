import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { forgetUnsentApplications } from './apply/draft/unsent-application.ts';
import { tabStore } from './forms/draft/draft.ts';
import { noteSource } from './forms/sending/source.ts';
import { isChangedInside, takeBackAround } from './waking/changes-of-others.ts';
import { allowForeignParents } from './waking/foreign-parents.ts';

noteSource(tabStore, location.search);
void forgetUnsentApplications();

allowForeignParents();
takeBackAround();
// React gives way to the visitor between two slices of a transition. A page that is translated would be seen without its translation.
if (isChangedInside()) hydrate();
else startTransition(hydrate);

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError },
  );
}

/** React has drawn the page anew. The visitor has lost nothing by it (waking/entered-values.ts). */
function onRecoverableError(error: unknown) {
  console.warn('The page was drawn anew.', ...(import.meta.env.DEV ? [error] : []));
}
