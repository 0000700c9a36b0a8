interface Props {
  user?: string;
  pay?: () => void;
}

export const provider = ({ user, pay }: Props) => ({
  render: async ({ dom }: { dom: Element }) => {
    const root = dom.querySelector('#root')!;
    root.innerHTML = '<h2></h2><button type="button">付款</button>';
    root.querySelector('h2')!.append(user ?? '游客', '的订单');
    root.querySelector('button')!.onclick = async () => {
      await Promise.resolve();
      pay?.();
    };
  },
  destroy: ({ dom }: { dom: Element }) => dom.querySelector('#root')?.replaceChildren(),
});
