import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

Garfish.run({
  domGetter: '#subapp',
  apps: [
    // 在这里注册订单：名字 name、地址 activeWhen、入口 entry
  ],
});
