import { Chains } from './components/chains.tsx';
import { Closing } from './components/closing.tsx';
import { Hero } from './components/hero.tsx';
import { Plans } from './components/plans.tsx';
import { Questions } from './components/questions.tsx';
import { Steps } from './components/steps.tsx';
import { What } from './components/what.tsx';

/** The home page: the product at work, then what it is, where, how and for how much. */
export function HomePage() {
  return (
    <>
      <Hero />
      <What />
      <Chains />
      <Steps />
      <Plans />
      <Questions />
      <Closing />
    </>
  );
}
