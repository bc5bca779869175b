import { useEffect } from 'react';

import { useApp } from '../app-context';

/** Call it when a stake field gains or loses focus: in between, changes of other tabs wait. */
export function useStakeTyping(): (isTyping: boolean) => void {
  const app = useApp();
  useEffect(() => () => app.slip.setState({ isTyping: false }), [app]);
  return (isTyping) => app.slip.setState({ isTyping });
}
