const siteStorage = {type: 'localStorage', namespace: ''};

export default siteStorage;
