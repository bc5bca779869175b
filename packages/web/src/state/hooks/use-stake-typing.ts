import { useEffect } from 'react';

import { useApp } from '../app-context';

/** To be told when a stake field takes the focus and leaves it: what other tabs type does not come in between. */
export function useStakeTyping(): (isTyping: boolean) => void {
  const app = useApp();
  useEffect(() => () => app.slip.setState({ isTyping: false }), [app]);
  return (isTyping) => app.slip.setState({ isTyping });
}
