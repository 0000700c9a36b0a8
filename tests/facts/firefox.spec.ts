import { testSample } from './engines/engineSample';

testSample('firefox');
