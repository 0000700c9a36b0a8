import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { Capabilities } from './_home/Capabilities';
import { Hero } from './_home/Hero';
import { Limits } from './_home/Limits';
import { Questions } from './_home/Questions';
import { RunningApps } from './_home/RunningApps';

export default function HomePage(): ReactNode {
  return (
    <Layout description="Garfish 微前端框架中文文档：指南、API、常见问题与可核对的行为说明。">
      <Hero />
      <main>
        <RunningApps />
        <Capabilities />
        <Questions />
        <Limits />
      </main>
    </Layout>
  );
}
