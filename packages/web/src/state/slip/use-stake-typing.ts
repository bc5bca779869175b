import { useEffect } from 'react';

import { useApp } from '../app-context';

/** Reports the focus of a stake field: changes of other tabs wait during it. */
export function useStakeTyping(): (isTyping: boolean) => void {
  const app = useApp();
  useEffect(() => () => app.slip.setState({ isTyping: false }), [app]);
  return (isTyping) => app.slip.setState({ isTyping });
}
