import { testSample } from './engines/engineSample';

testSample('webkit');
