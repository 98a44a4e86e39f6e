import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { basePath } from '../../base-path.ts';

type GoTo = (path: string) => void;

const GoToContext = createContext<GoTo>(() => undefined);

/** Gives what is inside a way to another page that is the same function at each address; the router's is another one each time. */
export const GoToProvider = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  const [goTo] = useState<GoTo>(() => (path: string) => {
    // A link to the page that is open adds no step back.
    const replace = basePath + path === location.pathname + location.search;
    void latest.current(path, { replace });
  });
  return <GoToContext value={goTo}>{children}</GoToContext>;
};

export const useGoTo = (): GoTo => useContext(GoToContext);
