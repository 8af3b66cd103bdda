import { Chains } from './components/chains.tsx';
import { Closing } from './components/closing.tsx';
import { Hero } from './components/hero.tsx';
import { Plans } from './components/plans.tsx';
import { Questions } from './components/questions.tsx';
import { Steps } from './components/steps.tsx';
import { What } from './components/what.tsx';
import { useOfferedChains } from './hooks/use-offered-chains.ts';

/** The home page: the product at work, then what it is, where, how and for how much. */
export function HomePage() {
  const { chains, listed, isSettled } = useOfferedChains();
  return (
    <>
      <Hero chains={chains} listed={listed} />
      <What />
      <Chains chains={chains} isSettled={isSettled} />
      <Steps />
      <Plans />
      <Questions />
      <Closing />
    </>
  );
}
