import Garfish from 'garfish';

/** 每个文件晚一会儿到，并在控制台里写下取了什么。 */
Garfish.loader.usePlugin({
  name: 'slow-network',
  async fetch(url, config) {
    console.log('取', url);
    await new Promise((resolve) => setTimeout(resolve, 250));
    return fetch(url, config);
  },
});
