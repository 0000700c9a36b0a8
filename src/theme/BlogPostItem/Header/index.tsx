// Eject of 3.10.2. Change: in a list of release notes, where it is always the same, the author is not named.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';

export default function BlogPostItemHeader(): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <BlogPostItemHeaderInfo />
      {isBlogPostPage && <BlogPostItemHeaderAuthors />}
    </header>
  );
}
